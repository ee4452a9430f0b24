import type { ReleaseNews } from '@mentor-connect/contract/api/releaseHealth'
import { forArea } from '../../platform/config/config'
import type { MailContent, MailText } from '../../platform/mail/mailContent'
import type { ApiDependencies } from '../../kernel/dependencies'

/**
 * Queues a mail about each decision to each address of the area's team, once. Returns the number of new
 * mails.
 */
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

/** Mail to a team. It is in English, like the commands and the ledger of releases. */
export function newsMail(email: string, news: ReleaseNews): MailContent {
  const text = news.action === 'undecided' ? undecidedText(news) : decidedText(news)
  return { to: { email, language: 'en' }, why: 'team', texts: { en: text, hi: text } }
}

function undecidedText({ area, release, live, reason }: ReleaseNews): MailText {
  return {
    subject: `${area}@${release} is still a canary: please decide`,
    heading: `Please decide about ${area}@${release}`,
    body: [
      `The watcher of releases could not decide about ${area}@${release}, and does not watch it any longer.`,
      `Why: ${reason}`,
      `The others get ${area}@${live}.`,
      `"npm run releases -- promote ${area}" makes it live for everyone; "npm run rollback -- ${area}" ends it.`,
    ],
  }
}

function decidedText({ area, action, release, live, reason, generation }: ReleaseNews): MailText {
  return {
    subject: `${area}@${release} was ${action}`,
    heading: `${area}@${release} was ${action}`,
    body: [
      `The watcher of releases has decided: ${area}@${release} was ${action}.`,
      `Why: ${reason}`,
      `Everybody gets ${area}@${live} now (generation ${generation} of the site).`,
      `"npm run releases -- hold ${area}" stops further decisions without people; "npm run releases" shows the state.`,
    ],
  }
}
