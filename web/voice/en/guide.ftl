### The page of a unit's guide: what a teacher prints, projects and hands out. How to translate: docs/translating.md.

guide-title = { $title }: a guide for teachers
guide-about = { $title } · A lesson on { $concept } for age { $age } and up, { $minutes } minutes. { $hook }
the-course = The course
class-screen = The class screen
contents = Contents
for-the-lesson = For the lesson
print-project = Print and project
print-guide = Print this guide
project-unit = Project the unit
worksheets = Worksheets
numbers = Numbers, up to { $last }:
which = 1 is one sheet for all; 1-30 is one for each pupil of a class of 30. Answers come last. A pupil with the number 7 in the class list has these exercises on the screen, too.
write-numbers = Write numbers from 1 to { $last }, such as 1, or 1-30.
print-sheets = Print worksheets
show-sheets = Show them
class-link = A link for the class
class-number = Class number, the same for all:
link-copied = The link is copied.
qr-of = A QR code of { $link }
pupils-open = Pupils open it, write their number from the class list, and get a code for each answer. Paste the codes here:
platform = For your learning platform
scorm = SCORM package
cartridge = Links to all units
take-both = Moodle, Canvas, itslearning and most others take both. The package hands in score, time and answers by itself; the links are a common cartridge.
how-to-add = How to add them
for-teachers = For teachers
