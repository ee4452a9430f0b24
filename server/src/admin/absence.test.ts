import { startApiAndChat } from '../testing/apiAndChat'
import { adminEndpoints } from '../testing/adminEndpoints'

it('no service of the product has a route of the back office', async () => {
  const t = await startApiAndChat()
  try {
    for (const { method, path } of adminEndpoints())
      for (const service of [t.app, t.chat])
        expect([path, service.hasRoute({ method, url: path })]).toEqual([path, false])
  } finally {
    await t.close()
  }
})
