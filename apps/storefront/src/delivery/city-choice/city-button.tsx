import { lazy, Suspense, useState } from 'react'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { useCityChoiceMessages } from './city-choice-messages.ts'
import { useStoredCity } from './use-stored-city.ts'
import typography from '@zayy/ui/typography.module.css'

const CityDialog = lazy(() => import('./city-dialog.tsx'))

/** The city that fee and days are shown for, as a button to choose another. */
export default function CityButton() {
  useStoredCity()
  const messages = useCityChoiceMessages()
  const { defaultCity } = useShopSettings()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (open && !opened) setOpened(true)
  return (
    <>
      <button
        type="button"
        className={`${typography.link} ${typography.touchArea}`}
        aria-haspopup="dialog"
        aria-label={defaultCity ? messages.chooseInstead(defaultCity.name) : undefined}
        onClick={() => setOpen(true)}
      >
        {defaultCity?.name}
      </button>
      {opened ? (
        <Suspense>
          <CityDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
