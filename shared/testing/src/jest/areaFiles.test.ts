import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'mentor-connect-area-files-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

async function imported(file: string, text: string): Promise<unknown> {
  writeFileSync(join(dir, file), text)
  return ((await import(join(dir, file))) as { default: unknown }).default
}

test('a class of a CSS module is named as in its style sheet', async () => {
  const styles = (await imported('card.module.css', '.card { color: red }')) as Record<string, string>
  expect([styles['card'], styles['wide-card']]).toEqual(['card', 'wide-card'])
})

test('a plain style sheet can be imported', async () => {
  await expect(imported('picker.css', '.picker { color: red }')).resolves.toBeDefined()
})

test.each(['logo.svg', 'photo.webp'])('the address of %s is its name', async (file) => {
  expect(await imported(file, '<svg/>')).toBe(file)
})
