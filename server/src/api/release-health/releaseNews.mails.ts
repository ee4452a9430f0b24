import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { forArea } from '../../platform/config/config'
import type { Mail } from '../../platform/mail/mailer'
import { renderMail } from '../../platform/mail/renderMail'
import type { ApiDependencies } from '../dependencies'

/** Queues one mail for each address of the area's team, once for each decision. Returns how many were new. */
export async function mailTeams(
  { db, mails, config }: Pick<ApiDependencies, 'db' | 'mails' | 'config'>,
  news: ReleaseNews,
): Promise<number> {
  let queued = 0
  for (const [index, address] of forArea(config.teamMails, news.area).entries()) {
    const key = `release-news:${news.area}:${news.generation}:${index}`
    if (await mails.enqueue(db, { key, mail: newsMail(address, news) })) queued += 1
  }
  return queued
}

/** In English, as everything that the commands and the ledger say. */
function newsMail(email: string, { area, action, release, live, reason, generation }: ReleaseNews): Mail {
  const text = {
    subject: `${area}@${release} was ${action}`,
    paragraphs: [
      `The watcher of releases has decided: ${area}@${release} was ${action}.`,
      `Why: ${reason}`,
      `Everybody gets ${area}@${live} now (generation ${generation} of the site).`,
      `"npm run releases -- hold ${area}" stops further decisions without people; "npm run releases" shows the state.`,
    ],
  }
  return renderMail({ email, language: 'en' }, { en: text, hi: text })
}
