import { NewAnnouncement } from '@mentor-connect/contract/admin/announcements'
import { ANNOUNCEMENT_AUDIENCES } from '@mentor-connect/contract/rules/announcements'
import { ANNOUNCEMENT_MAX } from '@mentor-connect/contract/rules/limits'
import { minute, table } from '@mentor-connect/contract/rules/textTable'
import { Value } from 'typebox/value'
import { plainLine } from '../../platform/mail/renderText'
import { endAnnouncement, publishAnnouncement } from '../announcements/announcementActs'
import { latestAnnouncements } from '../announcements/announcements.repo'
import { OperatorError, type Command, type Options } from '../command'
import { timeOf } from '../timeOf'
import { textOf } from './sanctions'

export const announcementCommands: Command[] = [
  {
    name: 'announcements list',
    about: 'lists the latest announcements on the site, also those that are planned or over',
    run: async ({ db, clock }) => {
      const all = await latestAnnouncements(db, clock().toISOString())
      const rows = all.map(({ id, state, audience, from, until, operator, texts }) => [
        id,
        state,
        audience,
        minute(from),
        minute(until),
        operator,
        plainLine(texts.en),
      ])
      const headings = ['id', 'state', 'for', 'from (UTC)', 'until (UTC)', 'by', 'text']
      return { json: all, text: table(headings, rows, 'Nothing was announced yet.') }
    },
  },
  {
    name: 'announcements publish',
    options: {
      en: 'text',
      hi: 'text',
      until: 'time',
      from: 'time',
      link: 'address',
      audience: ANNOUNCEMENT_AUDIENCES.join('|'),
    },
    requires: ['en', 'hi', 'until', 'audience'],
    about:
      'shows a text on the site, in both languages; times as 2026-12-01T18:30Z, a link as /path or https://…',
    run: async (context, _, options) => {
      const id = await publishAnnouncement(context, announcementOf(options))
      return { json: { id }, text: `The announcement ${id} is published.` }
    },
  },
  {
    name: 'announcements end',
    argument: 'id',
    about: 'ends an announcement before its time',
    run: async (context, id) => {
      await endAnnouncement(context, id)
      return { json: { id, ended: true }, text: 'The announcement is not shown any more.' }
    },
  },
]

function announcementOf({ en, hi, from, until, link, audience }: Options): NewAnnouncement {
  const given = {
    texts: { en: textOf(en), hi: textOf(hi) },
    audience: textOf(audience),
    until: timeOf(until, 'until'),
    ...(from !== undefined && { from: timeOf(from, 'from') }),
    ...(link !== undefined && { link: textOf(link) }),
  }
  if (!Value.Check(NewAnnouncement, given))
    throw new OperatorError(
      `Use texts of up to ${ANNOUNCEMENT_MAX} characters, a link as /path or https://…, and --audience ${ANNOUNCEMENT_AUDIENCES.join('|')}.`,
    )
  return given
}
