@echo off
if not exist "%~dp0server.ps1" echo Unpack the zip first: right-click on it, then Extract All. Then start this file in the new folder. & pause & exit /b
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0server.ps1"
if errorlevel 1 pause
