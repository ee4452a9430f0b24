import { spawnSync } from 'node:child_process'
import { CliError } from '@mentor-connect/build/cliError'

/** Program → Debian package. */
const PROGRAMS = {
  ip: 'iproute2',
  tc: 'iproute2',
  iptables: 'iptables',
  sysctl: 'procps',
  turnserver: 'coturn',
  certutil: 'libnss3-tools',
  openssl: 'openssl',
}

/** @throws CliError that names in one line the programs or permissions that this machine lacks */
export function checkPrerequisites(): void {
  const missing = missingPackages((program) => spawnSync('which', [program]).status === 0)
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new CliError('This drill makes networks of its own: run it as root on Linux.')
  if (missing.length > 0) throw new CliError(`This drill needs: apt-get install ${missing.join(' ')}`)
}

/** Returns the Debian packages of the programs that are missing, each package once. */
export function missingPackages(isThere: (program: string) => boolean): string[] {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isThere(program))
  return [...new Set(missing.map(([, name]) => name))]
}
