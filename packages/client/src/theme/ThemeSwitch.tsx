import { useState } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { savedTheme, saveTheme, type Theme, themes } from './theme.ts';

export function ThemeSwitch() {
  const t = useT();
  const [theme, setTheme] = useState<Theme>(savedTheme);
  const choose = (next: Theme): void => {
    saveTheme(next);
    setTheme(next);
  };
  return (
    <label className="switch">
      <span className="visually-hidden">{t('common.theme')}</span>
      <select value={theme} onChange={(event) => choose(themes[event.target.selectedIndex] ?? 'system')}>
        {themes.map((name) => (
          <option key={name} value={name}>
            {t(`common.theme.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
