import './globalSetup'

export default async function globalTeardown() {
  const stage = globalThis.runningStage
  await stage?.browser.close()
  await stage?.product.stop()
}
