#!/usr/bin/env node
// Loads TypeScript, because the area's own files are TypeScript.
import { register } from 'tsx/esm/api'

register()
const { devCommand } = await import('@mentor-connect/build/development/devCommand')
await devCommand(process.cwd(), process.argv.slice(2))
