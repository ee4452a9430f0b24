import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { OwnerToken } from '@mentor-connect/server/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { createAccess, TooMany, type OwnerAccess } from './access/ownerAccess'
import { readOverview, type OwnerSources } from './facts/overview'
import { OWNER_PATH, STYLE_PATH } from './pages/Document'
import { MessagePage } from './pages/MessagePage'
import { OverviewPage } from './pages/OverviewPage'
import { SignInPage } from './pages/SignInPage'

export interface OwnerOptions extends OwnerSources {
  tokens: OwnerToken[]
}

const SignIn = Type.Object({ token: Type.String({ maxLength: 300 }) })
const FORM_TYPE = 'application/x-www-form-urlencoded'
const FORM_MAX = 2048

/**
 * Registers the read-only page of the site's owner. It shows the live releases, their health, and the authors
 * of changes.
 */
export async function registerOwnerRoutes(app: FastifyInstance, options: OwnerOptions) {
  const access = createAccess(options.tokens, options.site.now)
  await app.register(cookie)
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: FORM_MAX }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request) => access.limit(request))
  registerFailures(app)
  const style = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')
  app.get(STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get(`${OWNER_PATH}/`, async (_request, reply) => reply.redirect(OWNER_PATH, 308))
  registerSignIn(app, access)
  app.get(OWNER_PATH, async (request, reply) => {
    if (!(await access.isAllowed(request))) {
      reply.header('www-authenticate', 'Bearer')
      return send(reply, <SignInPage problem={lostSession(request)} />, 401)
    }
    const overview = await readOverview(options)
    return overview ? send(reply, <OverviewPage overview={overview} />) : sendNewSite(reply)
  })
}

const sendNewSite = (reply: FastifyReply) =>
  send(
    reply,
    <MessagePage
      title="Nothing has been released yet"
      text="Run npm start once, or release the shell first."
      isSignedIn
    />,
  )

function registerSignIn(app: FastifyInstance, access: OwnerAccess) {
  app.post(`${OWNER_PATH}/sign-in`, async (request, reply) => {
    if (isFromElsewhere(request) || !Value.Check(SignIn, request.body)) return refuseForm(reply)
    const { token } = request.body as Static<typeof SignIn>
    if (await access.signIn(request, reply, token)) return reply.redirect(`${OWNER_PATH}?${SIGNED_IN}`, 303)
    return send(reply, <SignInPage problem="This token is unknown: check it, or make a new one." />, 401)
  })
  app.post(`${OWNER_PATH}/sign-out`, async (request, reply) => {
    if (isFromElsewhere(request)) return refuseForm(reply)
    access.signOut(request, reply)
    return reply.redirect(OWNER_PATH, 303)
  })
}

const refuseForm = (reply: FastifyReply) =>
  send(
    reply,
    <MessagePage title="The form was not accepted" text="Open the page again and send it from there." />,
    400,
  )

/**
 * True if a form was sent from another site. Browsers always state the origin of a form; programs may omit
 * it.
 */
function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && hostOf(origin) !== host
}

/** The host of an origin; undefined for `null`, which is the origin of a sandboxed page. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

const SIGNED_IN = 'signed-in'

/**
 * Returns an explanation for a browser that has no session right after a sign-in; undefined for any other
 * request.
 */
function lostSession({ query, headers }: FastifyRequest): string | undefined {
  if (!(SIGNED_IN in (query as object)) || headers['sec-fetch-site'] === 'none') return undefined
  return 'Your browser did not keep the session: open this page over HTTPS and allow its cookie, or the session has ended.'
}

function registerFailures(app: FastifyInstance) {
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    if (error instanceof TooMany) {
      reply.header('retry-after', Math.ceil(error.waitMs / 1000))
      return send(reply, <MessagePage title="Too many requests" text={error.message} />, 429)
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return send(reply, <MessagePage title="The request failed" text={error.message} />, status)
    console.error(`✗ ${request.method} ${request.url}: ${error.stack}`)
    const text = 'The release server could not make this page: see its log.'
    return send(reply, <MessagePage title="The page failed" text={text} />, 500)
  })
}

function send(reply: FastifyReply, page: ReactElement, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`)
}
