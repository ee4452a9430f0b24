export interface Platform {
  os: string
  cpu: string
  /** The C library, such as `glibc`; set on Linux only. */
  libc?: string
}

export interface LockFile {
  packages: Record<string, object>
}

export function isInstalled(
  lock: LockFile,
  installed: LockFile,
  options: { tools: boolean; platform: Platform },
): boolean

export function thisPlatform(): Platform

export function isFor(platform: Platform, entry: { os?: string[]; cpu?: string[]; libc?: string[] }): boolean
