import { ReleaseDescription } from './release'

/** The file of this package with the schema, for tools that are not written in TypeScript. */
export const SCHEMA_FILE = 'release.schema.json'

/** The JSON Schema of `release.json`: the one that the gate validates with. */
export function releaseSchemaText(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'release.json of Mentor-Connect: see docs/protocol.md',
    ...ReleaseDescription,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
