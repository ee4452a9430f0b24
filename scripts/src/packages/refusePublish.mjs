// Runs before `npm publish` in the workspace of a package, and refuses it, because the manifest there leads to sources.
console.error(
  '✗ Sources are not published. Run "npm run packages", then "npx changeset publish": it publishes the compiled packages.',
)
process.exit(1)
