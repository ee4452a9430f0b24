import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join } from 'node:path'
import { programOf } from './bundleServer'

async function positionOf(text: string) {
  const folder = dirname(await programOf('api'))
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  const file = files.find((name) => readFileSync(join(folder, name), 'utf8').includes(text))!
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload
  const line = lines.findIndex((one) => one.includes(text))
  return new SourceMap(map).findEntry(line, lines[line]!.indexOf(text))
}

it('leads from the bundle to a line of our own source', async () => {
  const entry = await positionOf('"The site was not told of changes')
  if (!('originalSource' in entry)) throw new Error('It has no source.')
  const source = join(__dirname, '..', '..', 'src', entry.originalSource.split('/src/')[1]!)
  const line = readFileSync(source, 'utf8').split('\n')[entry.originalLine]!
  expect(line).toContain('The site was not told of changes')
})

it('leaves positions in packages as they are', async () => {
  expect(await positionOf('function fastifySwagger(')).not.toMatchObject({
    originalSource: expect.anything(),
  })
})
