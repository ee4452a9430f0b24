// `npx mc-build` and `npx tsx browser-tests/startPage.ts https://learn.example.org dist /usr/bin/chromium` open a build that
// is not released in the pages of a deployed site, as a visitor and as a learner.
import assert from 'node:assert/strict'
import { showBuild } from '@mentor-connect/build/browser-tests/showBuild'
import { chromium } from 'playwright-core'

const [address = 'http://localhost:3100', build = 'dist', executablePath] = process.argv.slice(2)

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const as of ['visitor', 'user'] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-IN' })
    const site = await showBuild(context, { site: address, build, samples: { as } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${site}/examples/webpack`)
    await page.getByRole('heading', { level: 1, name: 'An area of another team' }).waitFor()
    await page.getByRole('button', { name: '+1' }).click()
    await page.getByText('Pressed: 1').waitFor()
    if (as === 'user') {
      await page.goto(`${site}/user/home`)
      await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor()
    }
    assert.deepEqual(errors, [])
    await context.close()
    console.log(`✓ ${as}`)
  }
} finally {
  await browser.close()
}
