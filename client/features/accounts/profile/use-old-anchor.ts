import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressOfAnchor } from './sections.ts'

/** Leads from a former anchor of /profile to the page of its section. */
export const useOldAnchor = (): void => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const to = addressOfAnchor(hash)
    if (to) void navigate(to, { replace: true })
  }, [hash, navigate])
}
