import { PDF } from '../files/samples'
import { hostileText, hostileValue } from './hostileValues'
import type { Random } from './random'

/** A multipart body with its content type. */
export interface Form {
  contentType: string
  body: Buffer
}

type Part = { name: string; content: Buffer; fileName?: string; type?: string }

/**
 * Creates a multipart form.
 * @param pictures valid pictures, and pictures that the server must not decode
 */
export function formOf(
  fields: Record<string, unknown>,
  files: string[],
  pictures: Buffer[],
  random: Random,
): Form {
  const parts: Part[] = Object.entries(fields)
    .filter(([name]) => !files.includes(name))
    .map(([name, value]) => ({ name, content: Buffer.from(textOf(value)) }))
  for (const name of files) if (random.chance(0.7)) parts.push(filePart(name, pictures, random))
  if (random.chance(0.2)) parts.push(strangePart(random))
  const boundary = random.pick(['b', '----form', 'x'.repeat(70)])
  const body = Buffer.concat([
    ...parts.map((part) => encoded(part, boundary)),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return spoilt({ contentType: `multipart/form-data; boundary=${boundary}`, body }, random)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function filePart(name: string, pictures: Buffer[], random: Random): Part {
  const contents: (() => Buffer)[] = [
    () => random.pick(pictures),
    () => random.pick(pictures),
    () => random.pick(pictures).subarray(0, 40),
    () => PDF,
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    () => Buffer.from('PK\u0003\u0004 not a document'),
    () => Buffer.alloc(0),
    () => Buffer.alloc(random.int(100_000), 65),
  ]
  const fileName = random.chance(0.8) ? 'a.png' : hostileText(random).slice(0, 300)
  return {
    name,
    content: random.pick(contents)(),
    fileName,
    type: random.pick(['image/png', 'text/html', 'junk']),
  }
}

function strangePart(random: Random): Part {
  const name = random.pick(['__proto__', 'constructor', 'other', hostileText(random).slice(0, 120)])
  const content = Buffer.from(textOf(hostileValue(random)))
  return random.chance(0.5) ? { name, content } : { name, content, fileName: 'b.bin' }
}

function encoded({ name, content, fileName, type }: Part, boundary: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`
  const contentType = type ? `\r\ncontent-type: ${type}` : ''
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${file}${contentType}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function quoted(text: string): string {
  return text.replace(/["\r\n]/g, '_')
}

/** Makes one form in five malformed. */
function spoilt(form: Form, random: Random): Form {
  if (random.chance(0.8)) return form
  const { contentType, body } = form
  return random.pick<Form>([
    { contentType: 'multipart/form-data', body },
    { contentType: 'multipart/form-data; boundary=', body },
    { contentType: 'multipart/form-data; boundary=other', body },
    { contentType, body: body.subarray(0, random.int(body.length)) },
    { contentType, body: Buffer.alloc(0) },
    { contentType, body: Buffer.from(hostileText(random)) },
    { contentType: 'application/x-www-form-urlencoded', body },
  ])
}
