import { freePorts } from '@mentor-connect/server/testing/freePort'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOST = 'calendar.example.org'

/** An address that the product takes for that of a public server. */
const PUBLIC_ADDRESS = '198.41.0.4'

/**
 * A server of calendars that the product reaches at a public address with HTTPS. The product itself has no code for it:
 * its processes first load a file that leads requests to this host here, behind the guard of the product.
 */
export async function startCalendarHost() {
  let entries: string[] = []
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar; charset=utf-8')
    response.end(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n'))
  })
  const [port] = await freePorts(1)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-calendar-'))
  const program = join(folder, 'calendarHost.cjs')
  writeFileSync(
    program,
    `(${leadHere.toString()})(require, ${JSON.stringify({ host: HOST, address: PUBLIC_ADDRESS, port })})`,
  )

  return {
    address: `https://${HOST}/secret/basic.ics`,
    /** Option of Node for the processes of the product. */
    nodeOption: `--require=${program}`,

    /** Makes the calendar contain these appointments, each with two times in UTC such as `20261113T143000Z`. */
    serve(...appointments: [start: string, end: string][]) {
      entries = appointments.flatMap(([start, end]) => [
        'BEGIN:VEVENT',
        `UID:${start}`,
        `DTSTART:${start}`,
        `DTEND:${end}`,
        'SUMMARY:Dentist',
        'END:VEVENT',
      ])
    },

    stop() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Call = (...values: unknown[]) => unknown
interface Target {
  host: string
  address: string
  port: number
}

/**
 * Leads requests to a host to a local port. Its source runs in other processes, so it must not use anything of this
 * file.
 */
function leadHere(load: (name: string) => Record<string, Call>, { host, address, port }: Target) {
  const [dns, http, https] = [load('node:dns'), load('node:http'), load('node:https')]
  const { lookup } = dns
  const { request } = https
  dns.lookup = (name, ...rest) => {
    if (name !== host) return lookup!(name, ...rest)
    return process.nextTick(rest.at(-1) as Call, null, [{ address, family: 4 }])
  }
  https.request = (url, options, ...rest) => {
    if (!(url instanceof URL) || url.hostname !== host) return request!(url, options, ...rest)
    const local = { ...(options as object), lookup: undefined }
    return http.request!(`http://127.0.0.1:${port}${url.pathname}`, local, ...rest)
  }
  load('node:module').syncBuiltinESMExports!()
}
