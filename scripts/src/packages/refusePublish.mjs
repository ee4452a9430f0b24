// Runs before `npm publish` in the workspace of a package, whose manifest leads to sources.
console.error(
  '✗ Sources are not published. Run "npm run packages", then "npx changeset publish": it publishes the compiled packages.',
)
process.exit(1)
