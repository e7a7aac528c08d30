import { memo } from 'react';
import { languages, useLanguage } from './i18n.tsx';

const names = { en: 'English', fr: 'Français' } as const;

export const LanguageSwitch = memo(function LanguageSwitch() {
  const { language, setLanguage, t } = useLanguage();
  return (
    <label className="switch">
      <span className="visually-hidden">{t('common.language')}</span>
      <select value={language} onChange={(event) => setLanguage(languages[event.target.selectedIndex] ?? 'en')}>
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {names[code]}
          </option>
        ))}
      </select>
    </label>
  );
});
