import { renderMail } from '@mentor-connect/server/mail'
import { allMails } from '@mentor-connect/server/mail/examples'
import { newContext } from '../stage/browser'
import { violations } from './axe'

const SITE = { siteUrl: 'https://learn.example.org', supportEmail: 'help@example.org' }
const WIDTHS = [320, 600]
const BOTH_LANGUAGES = Object.entries(allMails({ ...SITE, language: null }))

// Rules about landmarks do not apply, because mail programs show a mail inside a page of their own.
const isAboutMail = (violation: string) => !/^(region|landmark-one-main) /.test(violation)

test.each(['light', 'dark'] as const)(
  'in %s every mail fits windows from 320 px on and violates no rule of axe',
  async (colorScheme) => {
    const context = await newContext(SITE.siteUrl, { colorScheme })
    const page = await context.newPage()
    const found: string[] = []
    for (const [name, content] of BOTH_LANGUAGES) {
      await page.setContent(renderMail(content, SITE).html)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        if (needed > width) found.push(`${name} is ${needed} px wide in a window of ${width}`)
      }
      found.push(...(await violations(page)).filter(isAboutMail).map((one) => `${name}: ${one}`))
    }
    expect(found).toEqual([])
    await context.close()
  },
)
