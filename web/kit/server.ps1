# Hands out the folder "site" to this computer alone, and opens it in the browser.
$address = 'http://localhost:8642/'
$site = [IO.Path]::GetFullPath("$PSScriptRoot\site\")
$script, $words = 'text/javascript', '; charset=utf-8'
$types = @{ '.html' = "text/html$words"; '.css' = 'text/css'; '.js' = $script; '.mjs' = $script; '.svg' = 'image/svg+xml'
  '.png' = 'image/png'; '.json' = 'application/json'; '.webmanifest' = 'application/manifest+json'; '.toml' = "text/plain$words" }
$server = New-Object Net.HttpListener
$server.Prefixes.Add($address)
try { $server.Start() } catch {
  Write-Host "Every Chance could not start: $($_.Exception.Message) If it is open already, go to $address in a browser."
  exit 1
}
Start-Process $address
Write-Host "Every Chance is open at $address`nClose this window to end it."
while ($true) {
  $asked = $server.GetContext()
  $answer = $asked.Response
  try {
    $file = [IO.Path]::GetFullPath($site + $asked.Request.Url.LocalPath.TrimStart('/'))
    if ($file.EndsWith('\')) { $file += 'index.html' }
    if ($file.StartsWith($site) -and [IO.File]::Exists($file)) {
      $answer.ContentType = $types[[IO.Path]::GetExtension($file)]
      $answer.Close([IO.File]::ReadAllBytes($file), $true)
    } else {
      $answer.StatusCode = 404
      $answer.Close([Text.Encoding]::UTF8.GetBytes('This is not in the offline kit.'), $true)
    }
  } catch { $answer.Abort() }  # the browser has gone away
}
