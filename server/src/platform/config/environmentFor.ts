import { MEMORY_ALLOCATOR } from './memoryAllocator'
import { isAmong, type ProcessName } from './processes'
import { settings, variableName, type Setting } from './settings'

/**
 * The environment for a child process: without the secrets of other processes, with the settings of the memory
 * allocator.
 */
export function environmentFor(process: ProcessName, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const withheld = Object.entries<Setting<unknown>>(settings)
    .filter(([, { secretOf }]) => secretOf && !isAmong(process, secretOf))
    .map(([name]) => variableName(name))
  const given = Object.entries(environment).filter(([name]) => !withheld.includes(name))
  return { ...MEMORY_ALLOCATOR, ...Object.fromEntries(given) }
}
