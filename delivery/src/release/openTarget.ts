import { readConfig } from '@mentor-connect/server/config'
import { commandAuthor } from './author'
import { isAddress, remoteSite } from './over-http/remoteSite'
import { siteFromConfig } from './siteFromConfig'
import { folderTarget, type Target } from './target'

interface TargetOptions {
  /** A folder or a URL; default: the site of the configuration. */
  to?: string
  by?: string
}

export function openTarget({ to, by }: TargetOptions): Target {
  const author = commandAuthor(by)
  if (isAddress(to)) return remoteSite(to, process.env.RELEASE_TOKEN, author.by)
  return folderTarget(siteFromConfig(readConfig({ DATA_DIR: 'var', ...process.env }, 'release'), author, to))
}
