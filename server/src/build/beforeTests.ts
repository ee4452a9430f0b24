import { bundleServer } from './bundleServer'

/** The programs that tests start, bundled once for the whole run. */
export default async function beforeTests() {
  process.env.TEST_SERVER_BUNDLE = await bundleServer()
}
