// Rates the pages whose addresses it is sent, one at a time. A process of its own, so that the work of Lighthouse is not
// done by the process that serves the pages.
import lighthouse from 'lighthouse'

/** The categories that depend on the content of the page, not on the time that it took. */
const CONTENT = ['accessibility', 'best-practices', 'seo']

/** All that the performance score is made of. Without the other audits, nothing else is collected. */
const SPEED = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

process.on('message', async ({ url, port, ask }) => {
  try {
    const { lhr } = await lighthouse(url, {
      port,
      ...(ask === 'content' ? { onlyCategories: CONTENT } : { onlyAudits: SPEED }),
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    })
    const { runtimeError, categories, audits } = lhr
    process.send({ error: runtimeError?.message, categories, audits })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.on('disconnect', () => process.exit())
