// ESLint rules for areas. They refuse imports of code that is not available in a page.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The module with the router's exports. It is TypeScript in the repository and compiled in the published package. */
const FACADE = ['routerFacade.ts', 'routerFacade.js']
  .map((file) => join(import.meta.dirname, file))
  .find((file) => existsSync(file))

/** Names of the router's members that the shell provides to remotes. */
const members = readFileSync(FACADE, 'utf8')
  .match(/export \{([^}]+)\}/)[1]
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean)

/**
 * Restricts imports of the router to the members above. In a page, the shell provides only these to remotes; tests
 * use the whole package.
 */
export const ONLY_PROVIDED = ['react-router', 'react-router-dom'].map((name) => ({
  name,
  allowImportNames: members,
  allowTypeImports: true,
  message: 'The shell provides only a part of the router to remotes, without this member.',
}))

/** ESLint configuration for the sources of an area. Requires the plugin of typescript-eslint. */
export const areaRules = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: ONLY_PROVIDED }] },
}
