-- segmark: time-limit=30s

CREATE TABLE carts (id INTEGER PRIMARY KEY, state VARCHAR(20) NOT NULL);
CREATE INDEX carts_state ON carts (state);
INSERT INTO carts VALUES (1, 'open'), (2, 'paid; sent');
