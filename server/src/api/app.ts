import type { FastifyInstance } from 'fastify'
import { accountServices } from '../accounts/domain'
import { markOwnWrites, mayLag } from '../accounts/session/ownWrites'
import { registerSignInService } from '../accounts/sign-in-service/registerSignInService'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import type { ApiDependencies } from '../kernel/dependencies'
import { handleFileDeletion } from '../kernel/files/collectOrphans'
import { registerFileRoutes } from '../kernel/files/files.routes'
import { fileService } from '../kernel/files/files.service'
import { primaryReads } from '../platform/database/replica/reads'
import { registerAccountDataRoutes } from './account-data/accountData.routes'
import { accountDataService } from './account-data/accountData.service'
import { registerKeepAccountRoutes } from './account-data/unused-accounts/keepAccount.routes'
import { registerChatDetailsRoutes } from './chat-details/chatDetails.routes'
import { registerChatFileRoutes } from './chat-files/chatFiles.routes'
import { createApiServer } from './createApiServer'
import { serveDomains } from './domains'
import { registerApiMetrics } from './registerApiMetrics'
import { GOOGLE_ACCOUNTS } from './seed/googleAccounts'
import { registerSharePictureRoutes } from './share-pictures/sharePictures.routes'
import { registerSiteMapRoutes } from './site-map/siteMap.routes'

/** Builds the main API. The caller owns the database and closes it after the app. */
export async function buildApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { db, replica, config, jobs } = dependencies
  const services = accountServices(dependencies)
  const { sessions, proof } = services
  const app = await createApiServer(dependencies, sessions)
  const chat = chatPeople(config)
  const uploads = fileService(dependencies)

  const accountData = accountDataService({ ...dependencies, chat })
  registerAccountDataRoutes(app, { db, sessions, accountData, proof })
  registerKeepAccountRoutes(app, dependencies)
  await registerSignInService(app, config, GOOGLE_ACCOUNTS)
  if (replica) markOwnWrites(app, { apiUrl: config.apiUrl, maxLag: config.databaseReplicaLag })
  const reads = replica ?? primaryReads(db)
  const common = { ...dependencies, reads, mayLag: mayLag(config.apiUrl), uploads, chat }
  await serveDomains(app, { ...common, ...services })
  registerSharePictureRoutes(app, dependencies)
  registerSiteMapRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  registerApiMetrics(app, dependencies)
  registerChatDetailsRoutes(app, dependencies)
  registerChatFileRoutes(app, { ...dependencies, uploads })
  handleFileDeletion(dependencies)
  app.addHook('onReady', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  return app
}
