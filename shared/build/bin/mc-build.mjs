#!/usr/bin/env node
// Loads TypeScript, because the area's own files are TypeScript.
import { register } from 'tsx/esm/api'

register()
const { buildCommand } = await import('@mentor-connect/build/release/buildCommand')
await buildCommand(process.cwd(), process.argv.slice(2))
