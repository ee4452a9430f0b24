/** Path of a release inside the site's folder. */
export function releasePath(area: string, release: string): string {
  return area === 'shell' ? `shell/${release}` : `remotes/${area}/${release}`
}
