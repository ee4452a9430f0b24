import type { FastifyInstance } from 'fastify'
import { registerMailAction } from '../../../platform/mail/action-links/registerMailAction'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { keepAccount } from '../../../accounts/people/accountUse.repo'
import { KEEP_PATH, KEEP_TEXTS, keepLinks } from './keepLink'

/** Endpoints of the page to which the link in mails about unused accounts leads. */
export function registerKeepAccountRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'config' | 'keys' | 'clock'>,
) {
  const { db, config, clock } = dependencies
  registerMailAction(app, {
    path: KEEP_PATH,
    links: keepLinks(dependencies),
    texts: KEEP_TEXTS,
    siteUrl: config.siteUrl,
    clock,
    act: (personId) => keepAccount(db, personId, clock().toISOString()),
  })
}
