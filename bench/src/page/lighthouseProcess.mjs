// Rates the pages whose addresses it is sent, one at a time. A process of its own, so that the work of Lighthouse is not
// done by the process that serves the pages.
import lighthouse from 'lighthouse'

/** All that the performance score is made of. Without the other audits, nothing else is collected. */
const SCORED = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

process.on('message', async ({ url, port }) => {
  try {
    const { lhr } = await lighthouse(url, {
      port,
      onlyAudits: SCORED,
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    })
    const { runtimeError, categories, audits } = lhr
    process.send({ error: runtimeError?.message, score: categories.performance.score, audits })
  } catch (error) {
    process.send({ error: error.message })
  }
})
process.on('disconnect', () => process.exit())
