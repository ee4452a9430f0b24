import { bundleServer } from './bundleServer'

/** Bundles the programs that tests start, once for the whole run. */
export default async function beforeTests() {
  process.env.TEST_SERVER_BUNDLE = await bundleServer()
}
