#!/usr/bin/env node
import { createAreaCommand } from '@mentor-connect/create-area/createAreaCommand'

createAreaCommand(process.cwd(), process.argv.slice(2))
