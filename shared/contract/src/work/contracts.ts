import * as applications from './applications'
import * as openingAlerts from './openingAlerts'
import * as openings from './openings'
import * as portfolio from './portfolio'
import * as posting from './posting'
import * as resume from './resume'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [applications, openingAlerts, openings, portfolio, posting, resume]
