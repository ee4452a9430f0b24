import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { CliError } from '../cliError'
import { readJsonFile } from '../jsonFile'
import type { Area } from './area'
import { dictionary, ServiceName, text } from './releaseTexts'
import { firstSchemaError } from './schemaErrors'

/**
 * Name of the file, in an area's folder and in its releases, with sample responses of the area's services. The
 * release gate opens the area's pages with these responses.
 */
export const SAMPLES_FILE = 'samples.json'

const Sample = Type.Object(
  {
    method: Type.Optional(Type.Enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], { title: 'a method' })),
    path: text('a path on the service, such as "/openings/:id"', '^(/[\\w.~:-]+)+$|^/$', 250),
    status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
    body: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)
const Samples = dictionary(ServiceName, Type.Array(Sample, { maxItems: 200 }), 5)

/** Returns a description of the first error in the content of `samples.json`; undefined if there is none. */
export function sampleFault(samples: unknown, connects: Record<string, string>): string | undefined {
  if (!Value.Check(Samples, samples))
    return `${SAMPLES_FILE} is not valid: ${firstSchemaError(Samples, samples)}`
  const missing = Object.keys(connects).find((name) => !samples[name])
  if (missing)
    return `${SAMPLES_FILE} has no responses of the service ${missing}: the pages of the area are opened with them before a release`
  const unknown = Object.keys(samples).find((name) => !connects[name])
  return unknown && `${SAMPLES_FILE} has responses of ${unknown}, which "connects" of area.json does not name`
}

/**
 * Copies the samples of an area into its release.
 * @throws CliError if the samples are missing or not valid
 */
export function copySamples({ dir }: Area, connects: Record<string, string>, outDir: string): void {
  const file = join(dir, SAMPLES_FILE)
  if (!existsSync(file) && Object.keys(connects).length === 0) return
  const samples = readSamples(file)
  const fault = sampleFault(samples, connects)
  if (fault) throw new CliError(`${fault}.`)
  writeFileSync(join(outDir, SAMPLES_FILE), JSON.stringify(samples))
}

const readSamples = (file: string): ServiceSamples =>
  existsSync(file) ? (readJsonFile(file) as ServiceSamples) : {}
