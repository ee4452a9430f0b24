/** Returns the path of a release inside the site's folder. */
export function releasePath(area: string, release: string): string {
  return area === 'shell' ? `shell/${release}` : `remotes/${area}/${release}`
}

const FILE_OF_AREA = /^\/remotes\/([a-z][a-z0-9]*)\//

/**
 * Returns the area whose release contains a file; undefined for files of the shell and all others. @param address
 * absolute URL of the file
 */
export function areaOfFile(address: string): string | undefined {
  return URL.canParse(address) ? FILE_OF_AREA.exec(new URL(address).pathname)?.[1] : undefined
}
