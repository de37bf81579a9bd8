# Hands out the folder it is started in to this computer alone, and opens it in the browser.
use strict;
use warnings;
use IO::Socket::INET;

my $port = shift // 8642;
my $address = "http://localhost:$port/";
my ($script, $words) = ("text/javascript", "; charset=utf-8");
my %types = (html => "text/html$words", css => "text/css", js => $script, mjs => $script, svg => "image/svg+xml", png => "image/png",
  json => "application/json", webmanifest => "application/manifest+json", toml => "text/plain$words");
my $server = IO::Socket::INET->new(LocalAddr => "127.0.0.1", LocalPort => $port, Listen => 64, ReuseAddr => 1)
  or die "Every Chance could not start: $!. If it is open already, go to $address in a browser.\n";
$SIG{CHLD} = "IGNORE";
$| = 1;
fork or exec($^O eq "darwin" ? "open" : "xdg-open", $address) or exit;
print "Every Chance is open at $address\nClose this window to end it.\n";
while (1) {
  my $browser = $server->accept or next;
  next if fork;
  my ($file) = (<$browser> // "") =~ m{^GET /([^ ?]*)} or exit;
  while (<$browser>) { last if /^\r?\n$/ }
  $file =~ s/%([0-9A-Fa-f]{2})/chr hex $1/ge;
  $file =~ s{(^|/)$}{$1index.html};
  my ($state, $body, $type) = ("404 Not Found", "This is not in the offline kit.", $types{toml});
  if ($file !~ m{^/|(^|/)\.} && -f $file && open my $there, "<:raw", $file) {
    ($state, $body, $type) = ("200 OK", join("", <$there>), $types{$file =~ s/.*\.//r} // "application/octet-stream");
  }
  print $browser "HTTP/1.0 $state\r\nContent-Type: $type\r\nContent-Length: " . length($body) . "\r\n\r\n$body";
  exit;
}
