import { MEMORY_ALLOCATOR } from './memoryAllocator'
import { isAmong, type ProcessName } from './processes'
import { settings, variableName, type Setting } from './settings'

/**
 * Returns the environment for a child process. It leaves out the secrets of other processes and includes the
 * settings of the memory allocator.
 */
export function environmentFor(process: ProcessName, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const withheld = Object.entries<Setting<unknown>>(settings)
    .filter(([, { secretOf }]) => secretOf && !isAmong(process, secretOf))
    .map(([name]) => variableName(name))
  const given = Object.entries(environment).filter(([name]) => !withheld.includes(name))
  return { ...MEMORY_ALLOCATOR, ...Object.fromEntries(given) }
}
