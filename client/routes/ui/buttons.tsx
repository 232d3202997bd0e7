import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TestBack } from '../../ui/test-back.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Specimen } from './specimens.tsx'

const looks = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const
const row = 'flex flex-wrap items-center gap-3'

export function Buttons() {
  const { t } = useTranslation('ui')
  return (
    <>
      <Specimen label={t('buttons.looks')}>
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {t(`buttons.${look}`)}
            </Button>
          ))}
          <Tooltip label={t('buttons.iconOnly')}>
            <Button look="secondary" size="icon">
              <Bell aria-hidden className="size-5" />
            </Button>
          </Tooltip>
        </div>
      </Specimen>
      <Specimen label={t('buttons.states')}>
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              {t('buttons.disabled')}
            </Button>
          ))}
          <Button disabled aria-busy>
            {t('buttons.busy')}
          </Button>
        </div>
      </Specimen>
      <Specimen label={t('buttons.links')}>
        <div className={row}>
          <LinkButton to={paths.tests()} look="secondary">
            {t('buttons.asLink')}
          </LinkButton>
          <Link to={paths.tests()} className="link inline-flex min-h-11 items-center">
            {t('buttons.link')}
          </Link>
          <BackLink to={paths.tests()}>{t('buttons.asLink')}</BackLink>
          <TestBack series={null} />
        </div>
      </Specimen>
    </>
  )
}
