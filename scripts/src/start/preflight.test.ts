import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFolder, checkPorts } from './preflight'

test('names a port that is in use, with the variable that changes it', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const check = checkPorts('localhost', [{ port, variable: 'API_PORT', what: 'API' }])
  await expect(check).rejects.toThrow(
    `Port ${port} (API) is already taken: stop the program that uses it, or choose another one with API_PORT=<port>.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(
    checkPorts('localhost', [{ port, variable: 'API_PORT', what: 'API' }]),
  ).resolves.toBeUndefined()
})

test('names an unusable data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => checkFolder(join(file, 'var'), 'DATA_DIR')).toThrow(
    /^The folder .*file\/var cannot be written to: .*DATA_DIR/,
  )
  expect(() => checkFolder(join(folder, 'new', 'var'), 'DATA_DIR')).not.toThrow()
  rmSync(folder, { recursive: true })
})
