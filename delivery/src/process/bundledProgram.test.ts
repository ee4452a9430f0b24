import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundledProgram } from './bundledProgram.mjs'

const PROGRAM = 'tool/src/greet.ts'
const SOURCES = {
  'package-lock.json': '{}',
  'node_modules/typebox/index.js': "export const greeting = 'Hello'",
  'names/package.json': '{ "exports": { "./name": "./first.ts" } }',
  'names/first.ts': "export const name: string = 'Asha'",
  'names/second.ts': "export const name: string = 'Ravi'",
  'tool/package.json': '{ "type": "module" }',
  [PROGRAM]: `
    import { name } from '@mentor-connect/names/name'
    import { greeting } from 'typebox'
    console.log(greeting, name, import.meta.dirname)`,
}

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-program-'))
  for (const [file, text] of Object.entries(SOURCES)) write(file, text)
  mkdirSync(join(root, 'node_modules/@mentor-connect'))
  symlinkSync(join(root, 'names'), join(root, 'node_modules/@mentor-connect/names'), 'junction')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function output(): Promise<string> {
  const file = await bundledProgram(root, PROGRAM)
  return execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim()
}

test('a bundled program does what its source does, and knows where its source is', async () => {
  expect(await output()).toBe(`Hello Asha ${join(root, 'tool/src')}`)
})

test('nothing is bundled while no source changes', async () => {
  const file = await bundledProgram(root, PROGRAM)
  writeFileSync(file, 'console.log("bundled before")')
  expect(await output()).toBe('bundled before')
})

test('a changed module is bundled', async () => {
  await output()
  write('names/first.ts', "export const name = 'Meena'")
  expect(await output()).toContain('Hello Meena')
})

test('another module behind the same name is bundled', async () => {
  await output()
  write('names/package.json', '{ "exports": { "./name": "./second.ts" } }')
  expect(await output()).toContain('Hello Ravi')
})

test('other packages are bundled when the lock file has changed', async () => {
  await output()
  write('node_modules/typebox/index.js', "export const greeting = 'Namaste'")
  write('package-lock.json', '{ "packages": {} }')
  expect(await output()).toContain('Namaste Asha')
})

test('sources that cannot be bundled are an error', async () => {
  await output()
  write('names/first.ts', 'export const =')
  await expect(output()).rejects.toThrow('first.ts')
})
