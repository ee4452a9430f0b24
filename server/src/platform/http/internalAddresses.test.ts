import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { testConfig } from '../../testing/testConfig'
import { checkChat } from './askChat'
import { checkApi } from './checkApi'

// Nothing listens there, as behind a router that does not lead back to the public addresses.
const AWAY = 'http://127.0.0.1:9'

let test: ApiAndChat
beforeAll(async () => void (test = await startApiAndChat()))
afterAll(() => test.close())

const configured = (changes: object) => testConfig({ ...test.config, ...changes })

it('services reach each other at their internal addresses', async () => {
  const { apiUrl, chatUrl } = test.config
  const away = { apiUrl: AWAY, chatUrl: AWAY }
  await expect(checkApi(configured(away))).rejects.toThrow(/main API at .*:9 does not respond/)
  await expect(checkChat(configured(away))).rejects.toThrow(/chat service at .*:9 does not respond/)
  const inside = configured({ ...away, internalApiUrl: apiUrl, internalChatUrl: chatUrl })
  await checkApi(inside)
  await checkChat(inside)
})

it('a wrong service key is found', async () => {
  const wrong = configured({ serviceKey: 'a key of another installation, long enough' })
  await expect(checkApi(wrong)).rejects.toThrow(/main API at .* refused the service key/)
  await expect(checkChat(wrong)).rejects.toThrow(/refused the service key/)
})
