import { ESLint, Linter } from 'eslint'
import { join } from 'node:path'
import tseslint from 'typescript-eslint'
import { browserStores } from './browserStores.mjs'

function problems(code: string): string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { ours: { rules: { browserStores } } },
    rules: { 'ours/browserStores': 'error' as const },
  }
  return new Linter().verify(code, config, 'a.ts').map(({ message }) => message)
}

test.each([
  "localStorage.getItem('a')",
  'const store = sessionStorage',
  'typeof indexedDB',
  'function read() { return caches.open("a") }',
  'window.localStorage',
  'globalThis.window?.localStorage',
  "window['sessionStorage']",
  'self.caches',
  '(globalThis as never).indexedDB',
  'navigator.serviceWorker.ready',
  'globalThis.navigator?.serviceWorker',
  'const { serviceWorker } = navigator',
  'const { localStorage: store } = window',
  'document.defaultView!.localStorage',
])('refuses %s', (code) => {
  expect(problems(code)).toEqual([expect.stringContaining('@mentor-connect/contract/browser/storage')])
})

test.each([
  'const caches = new Map(); caches.get("a")',
  'function read(localStorage: Storage) { return localStorage.length }',
  'const config = { serviceWorker: "off" }; config.serviceWorker',
  'interface Stores { localStorage: Storage }',
])('allows %s', (code) => expect(problems(code)).toEqual([]))

const ROOT = join(import.meta.dirname, '../../..')

test.each([
  ['shell/src/main.tsx', 'error'],
  ['shell/src/offline/worker/push.ts', 'error'],
  ['mf-chat/src/routes.tsx', 'error'],
  ['shared/ui/src/storedTheme.ts', 'error'],
  ['shared/contract/src/browser/storage.ts', 'off'],
  ['shell/src/languages/languages.test.tsx', 'off'],
])('the rule of %s: %s', async (file, level) => {
  const { rules } = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(file)) as Linter.Config
  const [severity] = (rules?.['ours/browser-stores'] ?? [0]) as [number]
  expect(severity).toBe(level === 'error' ? 2 : 0)
})
