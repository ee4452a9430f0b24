import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printed, stopProcess } from '@mentor-connect/scripts/process/childProcess'
import { startCommand } from '@mentor-connect/scripts/process/command'
import { copyRepository, type RepositoryCopy } from '@mentor-connect/scripts/testing/repositoryCopy'
import type { Page } from 'playwright-core'
import { newPerson, witnessed } from '../stage/browser'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { useBuiltReleases } from './builtReleases'

const PAGE = 'mf-public/src/about/AboutPage.tsx'
const STYLE = 'mf-public/src/about/title.module.css'

/** Source of a page that has state and uses a component from another file. */
const page = (title: string) => `import { useState } from 'react'
import { Sign } from './Sign'
import styles from './title.module.css'

export default function AboutPage() {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1 className={styles.title}>${title}</h1>
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
      <Sign />
    </main>
  )
}
`
/** A style sheet. The width of the border shows which version of it applies. */
const style = (width: number) => `.title { border-block-end: ${width}px solid; }\n`
const sign = (text: string) => `export const Sign = () => <p>${text}</p>\n`

let copy: RepositoryCopy
let dev: ChildProcess
let dataDir: string
let siteUrl: string

beforeAll(async () => {
  copy = copyRepository()
  put(PAGE, page('First'))
  put('mf-public/src/about/Sign.tsx', sign('one'))
  put(STYLE, style(1))
  useBuiltReleases(copy)
  dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-dev-'))
  const [site, api, chat, first] = await freePorts(4)
  siteUrl = `http://localhost:${site}`
  const settings = {
    PORT: String(site),
    API_PORT: String(api),
    CHAT_PORT: String(chat),
    DEV_PORT: String(first),
    DATA_DIR: dataDir,
  }
  dev = startCommand(['dev', 'public'], settings, copy.dir)
  await printed(dev, 'up for development')
})

afterAll(async () => {
  if (dev) await stopProcess(dev)
  copy?.remove()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
})

const put = (file: string, text: string) => writeFileSync(join(copy.dir, file), text)
const heading = (view: Page, name: string) => view.getByRole('heading', { level: 1, name }).waitFor()

test('an edit of a remote is shown without a reload, and components keep their state', async () => {
  const { page: view, context } = await newPerson(siteUrl)
  await witnessed(view, async () => {
    await view.goto('/about')
    await heading(view, 'First')
    await view.evaluate(() => Object.assign(window, { sameDocument: true }))
    await view.getByRole('button').filter({ hasText: 'Pressed' }).click()

    for (const title of ['Second', 'Third', 'Fourth']) {
      put(PAGE, page(title))
      await heading(view, title)
      await view.getByText('Pressed 1 times').waitFor()
    }
    put('mf-public/src/about/Sign.tsx', sign('two'))
    await view.getByText('two', { exact: true }).waitFor()
    await view.getByText('Pressed 1 times').waitFor()
    expect(await view.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
  await context.close()
})

test('an edit of a style sheet is shown without a reload', async () => {
  const { page: view, context } = await newPerson(siteUrl)
  await witnessed(view, async () => {
    await view.goto('/about')
    await view.getByRole('button').filter({ hasText: 'Pressed' }).click()
    await view.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const width of [1, 7, 3]) {
      put(STYLE, style(width))
      await view.waitForFunction(
        (wanted) => getComputedStyle(document.querySelector('h1')!).borderBlockEndWidth === wanted,
        `${width}px`,
      )
    }
    await view.getByText('Pressed 1 times').waitFor()
    expect(await view.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
  await context.close()
})

test('an edit that hot updates cannot apply reloads the page', async () => {
  const { page: view, context } = await newPerson(siteUrl)
  await witnessed(view, async () => {
    await view.goto('/verify-certificate')
    await view.getByRole('heading', { level: 1 }).waitFor()
    const file = 'mf-public/src/messages/en.json'
    const before = readFileSync(join(copy.dir, file), 'utf8')
    put(file, before.replace(/("public\.nav\.about": )"About"/, '$1"About our team"'))
    await view.getByRole('link', { name: 'About our team' }).first().waitFor()
  })
  await context.close()
})
