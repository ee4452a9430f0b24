#!/usr/bin/env node
// Registers a loader for TypeScript, because the area's own files are TypeScript.
import { register } from 'tsx/esm/api'

register()
const { mcRelease } = await import('@mentor-connect/release/mcRelease')
await mcRelease(process.cwd(), process.argv.slice(2))
