import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGE_SCRIPTS_PATH } from '@mentor-connect/contract/site/pageScripts'
import { REGISTRY_PATH } from '@mentor-connect/contract/site/siteRegistry'

/** A site with the files that services read: the table of its pages, and its registry. */
export async function publishedSite() {
  const site = {
    isAvailable: true,
    pages: { '/': [], '/resource/:courseId': [] } as Record<string, number[]>,
    registry: {
      shell: { release: 's1' },
      remotes: {
        chat: { release: '1a2b3c' },
        learner: { release: 'r1', canary: { release: 'r2' }, pinnable: [{ release: 'r0' }] },
      } as Record<string, object>,
    },
  }
  const bodies: Record<string, () => object> = {
    [PAGE_SCRIPTS_PATH]: () => ({ generation: 1, scripts: [], pages: site.pages }),
    [REGISTRY_PATH]: () => site.registry,
  }
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(bodies[url] && site.isAvailable ? 200 : 503)
    response.end(JSON.stringify(bodies[url]?.()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return Object.assign(site, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
}

export type PublishedSite = Awaited<ReturnType<typeof publishedSite>>
