import { writeFileSync } from 'node:fs'
import { configurationPage } from './configurationPage'

writeFileSync('docs/configuration.md', configurationPage())
