// `npm run generate -- protocol`: writes the JSON Schema of release.json from the types that validate it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseSchemaText, SCHEMA_FILE } from '@mentor-connect/build/release/releaseSchema'
import { ROOT } from '@mentor-connect/delivery/root'

const file = join(ROOT, 'shared/build', SCHEMA_FILE)
writeFileSync(file, releaseSchemaText())
console.log(`  ✓ ${file}`)
