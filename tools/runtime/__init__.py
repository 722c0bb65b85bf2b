"""What `make runtime` (web/tools/runtime.mjs) runs in Pyodide, and what it ships beside `rifugio`."""
