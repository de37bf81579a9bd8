"""Questions and figures of the lessons on Cat Cab Crew, a module for each notebook."""
