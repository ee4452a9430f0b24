import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { startProduct, type Product } from '../stage/product'
import { createCertificate, type Certificate } from './certificate'
import { startMailServer, type MailServer } from './mailServer'
import { startTlsProxy } from './tlsProxy'

export interface ProductionSite {
  product: Product
  mail: MailServer
  /** The environment variables of the processes, for operator commands. */
  environment: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/** The values on which the settings of a sign-in service depend. */
interface Given {
  siteUrl: string
  certificate: Certificate
}

/** Well-formed keys without a sign-in service behind them, because these tests do not sign in with Google. */
const SIGN_IN_KEYS = {
  SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.example.test$').toString('base64')}`,
  SIGN_IN_SECRET_KEY: `sk_live_${randomBytes(20).toString('hex')}`,
}

/**
 * Starts every process with `APP_ENV=production` behind a TLS proxy, with a mail server.
 * @param signIn returns the settings of the sign-in service; if it returns none, there is no such service
 */
export async function startInProduction(
  signIn: (given: Given) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv> = () => SIGN_IN_KEYS,
): Promise<ProductionSite> {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-production-'))
  const certificate = await createCertificate(join(folder, 'certificate.pem'))
  const mail = await startMailServer()
  const proxies = await Promise.all([1, 2, 3].map(() => startTlsProxy(certificate)))
  const ports = await freePorts(3)
  proxies.forEach((proxy, index) => proxy.forwardTo(ports[index]!))
  const [site, api, chat] = proxies.map(({ url }) => url)

  const environment = {
    APP_ENV: 'production',
    PORT: String(ports[0]),
    API_PORT: String(ports[1]),
    CHAT_PORT: String(ports[2]),
    SITE_URL: site,
    API_URL: api,
    CHAT_URL: chat,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    NODE_EXTRA_CA_CERTS: certificate.file,
    SIGNING_KEY: newSigningKey(),
    SERVICE_KEY: randomBytes(32).toString('hex'),
    SMTP_URL: mail.url,
    MAIL_FROM: 'Mentor-Connect <hello@mentor-connect.example>',
    SUPPORT_EMAIL: 'help@mentor-connect.example',
    ...(await signIn({ siteUrl: site!, certificate })),
  }
  const started = await startProduct(environment)
  const product = { ...started, siteUrl: site!, apiUrl: api!, chatUrl: chat! }
  return {
    product,
    mail,
    environment,
    stop: async () => {
      await started.stop()
      await Promise.all([mail.stop(), ...proxies.map((proxy) => proxy.stop())])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}
